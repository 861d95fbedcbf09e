import type { Name } from './people.ts'

export interface Listed {
  readonly who: Name
  readonly list: string
  readonly query: string
  readonly gives: object
}

const listed = (who: Name, field: string, items: readonly object[]): Listed => {
  const list = field.split(/\W/)[0] as string
  return { who, list, query: `{ ${field} }`, gives: { [list]: { items } } }
}
const by = (nickname: string) => ({ user: { nickname } })
const texts = (...all: string[]) => all.map((text) => ({ text }))

/** What `story.ts` has told, as each of them is to see it: lists over keys that have changed first. */
export const lists: readonly Listed[] = [
  listed('ana', 'blocks { items { user { nickname } } }', [by('fay')]),
  listed('fay', 'blocks { items { user { nickname } } }', [by('dua')]),
  listed('cem', 'myJoinRequests { items { group { name } } }', [{ group: { name: 'Runners' } }]),
  listed('eva', 'myGroupInvites { items { group { name } } }', [{ group: { name: 'Runners' } }]),
  listed('ana', 'inbox { items { scope unread mutedUntil } }', [
    { scope: 'dm', unread: 1, mutedUntil: '2040-01-01T00:00:00.000Z' },
    { scope: 'group', unread: 0, mutedUntil: null },
  ]),
  listed('ben', 'inbox { items { scope unread partner { nickname } } }', [
    { scope: 'dm', unread: 0, partner: { nickname: 'ana' } },
    { scope: 'group', unread: 0 },
  ]),
  listed('ana', 'messageRequests { items { partner { nickname } lastMessage { text } } }', [
    { partner: { nickname: 'dua' }, lastMessage: { text: 'May I?' } },
  ]),
  listed('ana', 'myMessages { items { text } }', texts('Ho', 'Hi')),
  listed('ben', 'helpingThreads { items { title owner { nickname } } }', [
    { title: 'Help', owner: { nickname: 'ana' } },
  ]),
  listed('cem', 'myFeed { items { text } }', texts('Third', 'Second', 'First', 'Before')),
  listed('dua', 'myFeed { items { text } }', texts('Third', 'Second', 'First', 'Before')),
  listed('ana', 'myGroups { items { role } }', [{ role: 'owner' }]),
  listed('ana', 'goals { items { title } }', [{ title: 'Run' }]),
  listed('ana', 'quests { items { title } }', [{ title: 'Any' }, { title: 'All' }]),
  listed('ana', 'timeline(kind: Message) { items { title } }', [{ title: 'Hi' }, { title: 'Ho' }]),
  listed('ben', 'myCollaborations { items { resourceType } }', [{ resourceType: 'goal' }]),
  listed('cem', 'receivedInvites { items { status } }', [{ status: 'pending' }]),
]
