import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'
import { FAMILY, type Relative } from './family.ts'
import { lettersAndAfter } from './letters-and-after.ts'
import { lettersAtHome } from './letters-at-home.ts'
import { lettersAtSea } from './letters-at-sea.ts'
import { earlyLetters } from './letters-early.ts'
import { lateLetters } from './letters-late.ts'

/** What the second is to the first. */
const RELATED: readonly (readonly [Relative, 'parent' | 'partner' | 'sibling', Relative])[] = [
  ['walter', 'partner', 'edith'],
  ['walter', 'sibling', 'anna'],
  ['anna', 'partner', 'nils'],
  ['margaret', 'parent', 'walter'],
  ['margaret', 'parent', 'edith'],
  ['erik', 'parent', 'anna'],
  ['erik', 'parent', 'nils'],
  ['robin', 'parent', 'margaret'],
  ['jonas', 'parent', 'erik'],
]

/** Who writes letters down is who they were written to, more or less. */
const SCRIBES: readonly Who[] = ['margaret', 'demo', 'margaret', 'jonas']

/** In the order in which they were found, which is also how a repeat knows them. */
const LETTERS = [
  ...earlyLetters,
  ...lateLetters,
  ...lettersAtSea,
  ...lettersAtHome,
  ...lettersAndAfter,
]
const DAYS_EACH = 2.5

type Ids = Readonly<Record<Relative, string>>

export async function growTree(story: Story<Who>): Promise<Ids> {
  const thread = story.thread('tree')
  thread.on(170, '20:00')
  const ids: Record<string, string> = {}
  for (const [name, person] of Object.entries(FAMILY))
    ids[name] = (await thread.does('margaret', 'createPerson', person)).id
  const known = ids as Ids
  for (const [name, type, other] of RELATED)
    await thread.does('margaret', 'relatePeople', {
      personId: known[name],
      otherId: known[other],
      type,
    })
  await thread.does('margaret', 'linkPerson', { personId: known.margaret })
  await thread.does('demo', 'linkPerson', { personId: known.robin })
  await thread.does('jonas', 'linkPerson', { personId: known.jonas })
  return known
}

/** A few of an evening, over some weeks. */
export async function writeDown(story: Story<Who>, ids: Ids): Promise<void> {
  const idsOf = (names: readonly Relative[] = []) => names.map((name) => ids[name])
  const seen = new Set<string>()
  for (const [place, letter] of LETTERS.entries()) {
    const { from, to, about, ...text } = letter
    const { date } = letter
    const thread = story.thread(seen.has(date) ? `letter-${date}-${place}` : `letter-${date}`)
    seen.add(date)
    const daysAgo = Math.round(160 - DAYS_EACH * place)
    thread.on(daysAgo, `2${place % 3}:15`)
    const scribe = SCRIBES[place % SCRIBES.length] as Who
    const given = {
      ...text,
      author: FAMILY[from].name,
      recipient: to.map((name) => FAMILY[name].name).join(' and '),
      fromIds: idsOf([from]),
      toIds: idsOf(to),
      aboutIds: idsOf(about),
    }
    // The first reading is never the last.
    const isMisread = place % 4 === 1
    const misread = { ...given, content: given.content.replace('the ', 'tbe ') }
    const { id: letterId } = await thread.does(scribe, 'createLetter', isMisread ? misread : given)
    if (!isMisread) continue
    thread.on(daysAgo - 1, '21:40')
    const { content } = given
    await thread.does('demo', 'editLetter', { letterId, versionCount: 1, content })
  }
}
