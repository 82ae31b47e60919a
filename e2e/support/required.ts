/** @throws Error for a variable that the run has not set */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the run's global setup sets it`);
  return value;
}
