export * from './replay/createReplayDay';
export * from './replay/createReplayTime';
export * from './replay/startReplayServer';
