declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  glob<Module>(patterns: string[], options: { eager: true }): Record<string, Module>;
}
