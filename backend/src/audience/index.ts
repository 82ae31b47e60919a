export * from './countDay';
export * from './countStaleDays';
export * from './createAudienceReports';
