/** What the server itself says in messages that people may read. */
export const fr = {
  release: (release: number, environment: string) => `Mise en service nº ${release} (${environment})`,
} as const;
