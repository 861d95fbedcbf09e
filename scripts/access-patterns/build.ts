import { accounts } from '@longtable/accounts'
import { collabHub } from '@longtable/collab-hub'
import type { Model } from '@longtable/entity'
import { goalsGuild } from '@longtable/goals-guild'
import { holdThatThought } from '@longtable/hold-that-thought'
import { accessPatternsDocument } from './document.ts'
import { proofsUnder, unmatched } from './proofs.ts'

export const ACCESS_PATTERNS_PATH = 'docs/access-patterns.md'

const systems: readonly { readonly model: Model; readonly folder: string }[] = [
  { model: goalsGuild, folder: 'packages/goals-guild/src' },
  { model: collabHub, folder: 'packages/collab-hub/src' },
  { model: holdThatThought, folder: 'packages/hold-that-thought/src' },
  { model: accounts, folder: 'packages/accounts/src' },
]

/** The document as it should be, and what is missing from it. */
export function buildAccessPatterns(): { text: string; problems: readonly string[] } {
  const documented = systems.map(({ model, folder }) => ({ model, proofs: proofsUnder(folder) }))
  const problems = documented.flatMap(({ model, proofs }) =>
    unmatched(Object.keys(model.patterns), proofs).map((problem) => `${model.system}: ${problem}`),
  )
  return { text: accessPatternsDocument(documented), problems }
}
