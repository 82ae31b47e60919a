import type { Generated } from 'kysely';
import type { Json } from '../../database/Json';
import type { RaceKey } from '../../races/store/RaceKey';
import type { RecordedTable } from '../../races/store/upsertRows';
import type { Stages } from './mergeStates';
import type { Cells } from './overlayRow';

/** Whom a name means. */
export type Role = 'horse' | 'rider' | 'trainer';

interface SourceColumns extends RaceKey {
  readonly source: string;
  /** As it came. */
  readonly raw: Json<Readonly<Record<string, unknown>>>;
  /** The same as columns of the recorded table. */
  readonly fields: Json<Cells>;
  /** Columns of the stored row whose value is from here. */
  readonly filled: Generated<readonly string[]>;
}

/** The table `race_sources`: what a source other than pturf says of a race. */
export interface RaceSourceRow extends SourceColumns {
  /** `caractrap.id`. */
  readonly race_id: number;
}

/** The table `runner_sources`: the same of a runner. A name is empty where there is none. */
export interface RunnerSourceRow extends SourceColumns, Readonly<Record<Role, string>> {
  readonly numero: number;
}

/** A name as `horseKey` or `personKey` writes it, never empty. */
export interface Name {
  readonly role: Role;
  readonly name: string;
}

/** A name and an id that it means. */
export interface KnownNameKey extends Name {
  readonly id: number;
}

/** Who says what a name means: an export that uses the id for it, a rule, or the administrator. */
export type NameOrigin = 'export' | 'rule' | 'hand';

/** The table `known_names`: an id that a name means; several where several bear it. */
export interface KnownNameRow extends KnownNameKey {
  readonly origin: Generated<NameOrigin>;
  /** The administrator says that it means somebody else; kept, so that no rule says it again. */
  readonly parted: Generated<boolean>;
  /** As PostgreSQL writes a time; when it was said, or parted. */
  readonly told_at: Generated<string>;
}

/** The table `name_aliases`: the id that a source's name has here. */
interface NameAliasRow extends KnownNameKey {
  readonly source: string;
  /** The id where pturf's is not known, or not one alone. */
  readonly own_id: number;
}

/** The table `column_stages`, of rows that several states made. */
export interface StagesRow {
  readonly recorded: RecordedTable;
  readonly id: number;
  readonly stages: Json<Stages>;
}

declare module '../../database/Database' {
  interface Database {
    race_sources: RaceSourceRow;
    runner_sources: RunnerSourceRow;
    known_names: KnownNameRow;
    name_aliases: NameAliasRow;
    column_stages: StagesRow;
  }
}
