import * as v from 'valibot';
import { declareCall, described } from '#terms';
import { buildArtifact, GateFinding } from './BuildArtifact';
import type { AnswerOf, GivenTo } from './calls/Call';
import { environmentName } from './ReleaseLedger';

/** Parts of a build's description that are known before it is built. */
function remotePlan() {
  const { name, contract, routes, widgets, shared } = buildArtifact().entries;
  return v.object({
    name,
    contract: v.pipe(contract, v.maxLength(60)),
    routes: v.pipe(routes, v.maxLength(100)),
    widgets,
    shared,
  });
}

/** Compares a remote that is not built yet with what a site's live shell offers and its other remotes own. */
export const releaseCheck = declareCall(
  {
    method: 'POST',
    path: '/_release/check',
    answer: v.object({
      environment: v.string(),
      contract: described(v.string(), 'version of the contract that the live shell speaks'),
      shared: described(v.record(v.string(), v.string()), 'modules that the live shell offers, by version'),
      serving: described(v.nullable(v.string()), 'build that serves under the name now'),
      findings: described(v.array(GateFinding), 'rules that a release would not meet; empty when it would'),
      deprecations: described(
        v.array(v.object({ member: v.string(), since: v.string(), goes: v.string(), instead: v.string() })),
        'what the contract will go without',
      ),
    }),
  },
  () => ({
    summary: 'Whether a site would take a remote, before it is built',
    access: 'anyone',
    body: v.object({ ...remotePlan().entries, environment: v.exactOptional(environmentName()) }),
  }),
);
/** What a remote is and needs, before it is built. */
export type RemotePlan = Omit<GivenTo<typeof releaseCheck>['body'], 'environment'>;
export type ReleaseCheckAnswer = AnswerOf<typeof releaseCheck>;
