import type { BundledIcon } from './iconTypes';

/** Icons that the sources name, drawn inline. Written by `pnpm icons`. */
export const bundledIcons = {
  'alert-circle': ["line","M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-4v4m0 4h.01"],
  'alert-triangle': ["line","M12 9v4m-1.637-9.409L2.257 17.125a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87L13.637 3.59a1.914 1.914 0 0 0-3.274 0M12 16h.01"],
  'calendar-off': ["line","M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839A2 2 0 0 1 18 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 1.158-1.815M16 3v4M8 3v1m-4 7h7m4 0h5M3 3l18 18"],
  'chevron-down': ["line","m6 9l6 6l6-6"],
  'chevron-left': ["line","m15 6l-6 6l6 6"],
  'chevron-right': ["line","m9 6l6 6l-6 6"],
  'chevron-up': ["line","m6 15l6-6l6 6"],
  'circle-check': ["line","M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0","m9 12l2 2l4-4"],
  'clock': ["line","M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0","M12 7v5l3 3"],
  'eye': ["line","M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0","M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6"],
  'eye-off': ["line","M10.585 10.587a2 2 0 0 0 2.829 2.828","M16.681 16.673A8.7 8.7 0 0 1 12 18q-5.4 0-9-6q1.908-3.18 4.32-4.674m2.86-1.146A9 9 0 0 1 12 6q5.4 0 9 6q-1 1.665-2.138 2.87M3 3l18 18"],
  'help-circle': ["line","M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9 4v.01","M12 13a2 2 0 0 0 .914-3.782a1.98 1.98 0 0 0-2.414.483"],
  'info-circle': ["line","M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-3h.01","M11 12h1v4h1"],
  'lock': ["line","M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z","M11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0m-3-5V7a4 4 0 1 1 8 0v4"],
  'logout': ["line","M14 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2","M9 12h12l-3-3m0 6l3-3"],
  'refresh': ["line","M20 11A8.1 8.1 0 0 0 4.5 9M4 5v4h4m-4 4a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4"],
  'selector': ["line","m8 9l4-4l4 4m0 6l-4 4l-4-4"],
  'user-off': ["line","M8.18 8.189a4.01 4.01 0 0 0 2.616 2.627m3.507-.545a4 4 0 1 0-5.59-5.552M6 21v-2a4 4 0 0 1 4-4h4c.412 0 .81.062 1.183.178m2.633 2.618c.12.38.184.785.184 1.204v2M3 3l18 18"],
  'x': ["line","M18 6L6 18M6 6l12 12"],
} as const satisfies Record<string, BundledIcon>;
