import type { AnyEntity, Of } from '@longtable/entity'

/** An object that an item says is there, and the hash of what is in it. */
interface TrackedFile {
  readonly key: string
  readonly sha256: string | undefined
}

/** Which objects the items of an entity say are there. */
export interface FilesTracked {
  readonly entity: AnyEntity
  /** Below which there is nothing else. */
  readonly prefixes: readonly string[]
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly files: (value: any) => readonly TrackedFile[]
}

export const tracks = <E extends AnyEntity>(
  entity: E,
  {
    prefixes,
    files,
  }: {
    readonly prefixes: readonly string[]
    readonly files: (value: Of<E>) => readonly TrackedFile[]
  },
): FilesTracked => ({ entity, prefixes, files })
