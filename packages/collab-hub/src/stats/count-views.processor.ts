import { onChange, onInsert, once, type Processor, type ProcessorContext } from '@longtable/core'
import { add, removeAll } from '@longtable/entity'
import { DeckView } from '../decks/deck.entity.ts'
import { collabHubRows } from '../model/rows.ts'
import { Startup } from '../startups/startup.entity.ts'
import { StartupViews, StartupVisit } from './stats.entity.ts'
import { startupViewsOf } from './stats.patterns.ts'

type Looked = Pick<StartupViews, 'startupId' | 'day'>

const counted = (
  context: ProcessorContext,
  effect: { readonly processor: string; readonly changeId: string },
  { looked, as }: { readonly looked: Looked; readonly as: 'views' | 'deckViews' },
): Promise<void> =>
  once({ ...context, rows: collabHubRows }, effect, async () => [
    add(StartupViews, looked, { amounts: { [as]: 1 }, orCreate: true }),
  ])

export const countVisits: Processor = onInsert(
  'stats.count-visits',
  StartupVisit,
  ({ startupId, day }, { change, ...context }) =>
    counted(
      context,
      { processor: 'stats.count-visits', changeId: change.id },
      { looked: { startupId, day }, as: 'views' },
    ),
)

export const countDeckViews: Processor = onInsert(
  'stats.count-deck-views',
  DeckView,
  ({ startupId, viewedAt }, { change, ...context }) =>
    counted(
      context,
      { processor: 'stats.count-deck-views', changeId: change.id },
      { looked: { startupId, day: viewedAt.slice(0, 10) }, as: 'deckViews' },
    ),
)

/** Nobody is told of a startup that is no more. */
export const removeViews: Processor = onChange(
  'stats.remove-views',
  Startup,
  async ({ old, new: startup }, { store }) => {
    if (old && !startup) await removeAll({ store }, startupViewsOf, { startupId: old.startupId })
  },
)
