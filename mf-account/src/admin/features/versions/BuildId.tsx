import styled from 'styled-components';
import { shortBuild } from '../../domain/releaseMoves';

/** A build by its first digits, in full when it is pointed at. */
export function BuildId({ id }: { readonly id: string }) {
  return <Digits title={id}>{shortBuild(id)}</Digits>;
}

const Digits = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.9375em;
`;
