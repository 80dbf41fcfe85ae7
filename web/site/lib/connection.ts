interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On a data-saving or slow connection nothing is fetched before the visitor asks for it. */
export function isConnectionSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /[23]g/.test(`${connection?.effectiveType}`);
}
