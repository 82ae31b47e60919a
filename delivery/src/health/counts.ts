/** Sessions of one build in some span of time, or networks that had one, and how many of them went badly. */
export interface Counts {
  readonly sessions: number;
  /** Saw a crash, the last good build or a card in place of the page. */
  readonly bad: number;
}

/** Documents that were to be rendered on the server in some span of time; delivery counts them itself. */
export interface RenderCounts {
  readonly rendered: number;
  readonly unrendered: number;
  /** Networks that were here long before and asked for one, each once within six minutes. */
  readonly renderNetworks: number;
  /** Those for whom one could not be rendered. */
  readonly badRenderNetworks: number;
}

/** While nothing is rendered on the server. */
export const NO_RENDERS: RenderCounts = {
  rendered: 0,
  unrendered: 0,
  renderNetworks: 0,
  badRenderNetworks: 0,
};

/** What was reported in some span of time: sessions, as anybody may make them up, and what is believed of it. */
export interface WindowCounts extends Counts, RenderCounts {
  /** Sessions in which a file was not the one the release lists. */
  readonly integrity: number;
  /** Networks that were here long before, each once within six minutes. */
  readonly networks: number;
  /** Those whose session went badly, by more than a wrong file. */
  readonly badNetworks: number;
}

/** What is believed of what was reported. */
export const believed = ({ networks, badNetworks }: WindowCounts): Counts => ({
  sessions: networks,
  bad: badNetworks,
});

/** Documents, of which whoever asks for one again and again may fail as many as they like. */
export const documentsOf = ({ rendered, unrendered }: RenderCounts): Counts => ({
  sessions: rendered + unrendered,
  bad: unrendered,
});

/** What is believed of them. */
export const believedRenders = ({ renderNetworks, badRenderNetworks }: RenderCounts): Counts => ({
  sessions: renderNetworks,
  bad: badRenderNetworks,
});

/** Bad sessions of all, 0 to 1; 0 without sessions. */
export const rateOf = ({ sessions, bad }: Counts): number => (sessions === 0 ? 0 : bad / sessions);

export function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { sessions, bad }) => ({ sessions: sum.sessions + sessions, bad: sum.bad + bad }),
    { sessions: 0, bad: 0 },
  );
}
