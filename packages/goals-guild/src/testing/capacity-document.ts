import { DOCUMENTED, type ItemMeasure } from './capacity-items.ts'
import type { ListMeasure } from './capacity-lists.ts'
import type { MutationMeasure } from './capacity-mutations.ts'

export interface CapacityMeasures {
  readonly items: readonly ItemMeasure[]
  readonly lists: readonly ListMeasure[]
  readonly mutations: readonly MutationMeasure[]
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const itemRows = (items: readonly ItemMeasure[]) =>
  items.map(({ entity, bytes, alone, indexes }) => [
    entity,
    `~${DOCUMENTED[entity].bytes} bytes`,
    `${bytes} bytes`,
    `~${DOCUMENTED[entity].writes}`,
    alone,
    indexes,
  ])

const listRows = (lists: readonly ListMeasure[]) =>
  lists.map(({ operation, entity, count, bytes, query, whole }) => [
    `\`${operation}\``,
    entity,
    `${count} items, ${kilobytes(bytes)}`,
    `~${DOCUMENTED[entity].reads}`,
    query,
    whole,
  ])

const mutationRows = (mutations: readonly MutationMeasure[]) =>
  mutations.map(({ operation, entity, transaction, limit, reads, effects }) => [
    `\`${operation}\``,
    `~${DOCUMENTED[entity].writes} (${entity})`,
    transaction,
    limit,
    transaction + limit,
    reads,
    effects,
  ])

const contentRows = (mutations: readonly MutationMeasure[]) =>
  mutations.map(({ operation, written, checked }) => [
    `\`${operation}\``,
    written.join(', '),
    checked.join(', '),
  ])

/** The whole of docs/capacity.md. */
export const capacityDocument = ({
  items,
  lists,
  mutations,
}: CapacityMeasures): string => `# Capacity

Document 000 plans read and write units for the collaboration items. This page compares its figures
with what the DynamoDB adapter is charged. It is measured by a test on an engine of the DynamoDB API
(\`packages/goals-guild/src/capacity.test.ts\`), which fails when a figure here is no longer true;
\`npx vitest run packages/goals-guild/src/capacity.test.ts -u\` writes the page anew.

A read unit reads 4 KB consistently or 8 KB eventually consistently; a write unit writes 1 KB. Both
are rounded up: a query as a whole, everything else item by item. Texts of comments have 1,500
characters here.

## The documented item, written alone

${table(
  ['Item', '000: size', 'size', '000: write units', 'write units', 'index write units'],
  itemRows(items),
)}

The item itself costs what document 000 says. Each index that it is in costs a write of its own,
which document 000 does not count: every index holds the whole item (projection ALL). Sizes are above
the document's, because they include the keys and index keys with ids of 26 characters, and the
specification's attributes. A comment of 2,000 characters beyond ASCII takes up to 8 KB, and as many
write units.

## Lists

${table(
  [
    'Operation',
    'of',
    'page',
    '000: read units',
    'read units of the list',
    'of the whole operation',
  ],
  listRows(lists),
)}

Lists are read eventually consistently, which halves their cost: a page of 16 KB of comments costs at
most 2 units, one of 8 KB of anything else at most 1. To know whether there is another page, a list
reads one item more than it shows. The whole operation reads more: the viewer's profile, the resource,
the row that lets the viewer see it, whom the viewer blocks, the people in the list, and whether they
block the viewer. What decides is read consistently, each item in units of its own (one of 200 bytes costs
a whole unit), so that a suspension, a removal and a block act at once; names may be a moment old, at
half the cost. They grow with the number of different people on a page, not with its size.

## Whole mutations

${table(
  [
    'Mutation',
    '000: write units',
    'transaction',
    'limit',
    'write units in all',
    'read units',
    'effects afterwards',
  ],
  mutationRows(mutations),
)}

${table(['Mutation', 'written in the transaction', 'checked in it'], contentRows(mutations))}

Why a mutation costs more than its item:

- A transaction is charged twice: two write units per KB for each item that it writes, and for each
  that it only checks. A check costs as much as a write, and never less than two units.
- Index writes come on top, once per index and KB: the audit entry is in GSI1, and a change of an
  index key is a removal and a write there.
- The request record makes a repeat give the first answer; the audit entry says who did what. Both are
  in the same transaction, so that neither can be missing.
- Guards and references are items of their own: one live invite per person, from a comment's id to
  its key.
- Checks let permissions act at once: that the account is active, that the viewer still takes part,
  that neither blocks the other.
- The limit is a write before the transaction, so that a refused attempt counts as well. It is sent
  with a token, as a transaction of one item, so that a retry counts once. The first one in a window
  is tried twice, and a failed condition is charged too.
- What follows by the stream (counts, notifications) is written later; e-mails, and the seal of the
  audit chain that a host keeps, are not in these figures.

With on-demand capacity the month of document 000 (10,000 invites, 5,000 accepted, 50,000 comments,
100,000 reactions per 1,000 users) takes ${monthUnits(mutations)} million write units with effects, where the document's
figures give ${documentedUnits()} million.
`

const MONTH = {
  inviteCollaborator: 10_000,
  acceptInvite: 5_000,
  addComment: 50_000,
  addReaction: 100_000,
} as const

const millions = (units: number) => (units / 1_000_000).toFixed(2)

function monthUnits(mutations: readonly MutationMeasure[]): string {
  const units = mutations.map(({ operation, transaction, limit, effects }) => {
    const times = MONTH[operation as keyof typeof MONTH]
    return times * (transaction + limit + effects)
  })
  return millions(units.reduce((total, each) => total + each, 0))
}

const documentedUnits = () =>
  millions(
    MONTH.inviteCollaborator * DOCUMENTED.CollaborationInvite.writes +
      MONTH.acceptInvite * DOCUMENTED.Collaborator.writes +
      MONTH.addComment * DOCUMENTED.Comment.writes +
      MONTH.addReaction * DOCUMENTED.Reaction.writes,
  )
