/** Browsers by what they call themselves, the more special before those whose name they carry too. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (names: typeof BROWSERS | typeof SYSTEMS, agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** Browser and system of a device, as far as its user agent tells them. */
export const deviceName = (agent: string): { readonly browser?: string; readonly system?: string } => {
  const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
};
