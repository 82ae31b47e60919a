import { Code } from '../../components/Rows';
import { shortBuild } from '../../domain/releaseMoves';

/** A build by its first digits, in full when it is pointed at. */
export const BuildId = ({ id }: { readonly id: string }) => <Code title={id}>{shortBuild(id)}</Code>;
