interface Place {
  pathname: string;
  search: string;
}

/** The login that leads back to `place`. */
export function loginAddress({ pathname, search }: Place): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}
