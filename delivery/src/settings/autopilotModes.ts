/** Whether the autopilot acts, only says what it would do, or does not look. */
export const AUTOPILOT_MODES = ['on', 'dry-run', 'off'] as const;
export type AutopilotMode = (typeof AUTOPILOT_MODES)[number];

/** Mode by environment; `*` stands for every other one. */
export type AutopilotModes = Readonly<Record<string, AutopilotMode>>;

/**
 * Reads `on`, or `production=on,staging=dry-run`.
 * @returns `null` for a text that is neither
 */
export function readAutopilotModes(text: string): AutopilotModes | null {
  const entries = text.split(',').map((part) => (part.includes('=') ? part.split('=') : ['*', part]));
  const modes = entries.map(([environment = '', mode]) => {
    const known = AUTOPILOT_MODES.find((one) => one === mode?.trim());
    return known && ([environment.trim(), known] as const);
  });
  return modes.every((mode) => mode !== undefined) ? Object.fromEntries(modes) : null;
}

/** An environment that is not named is left alone. */
export const modeOf = (modes: AutopilotModes, environment: string): AutopilotMode =>
  modes[environment] ?? modes['*'] ?? 'off';
