import type { DocumentedWriter } from '@longtable/testing'
import { audits, notifications, subscription, user } from './people.ts'
import {
  access,
  ACCESS_STATUSES,
  application,
  APPLICATION_STATUSES,
  role,
  startup,
} from './startups.ts'
import { conversation } from './talks.ts'

/** A `collabhub-main` as document 002 has it: nothing of ours is in it. */
export function documentedHub(writer: DocumentedWriter) {
  const { chance } = writer
  const users = Array.from({ length: 6 }, (_, place) => user(writer, place))
  const of = (wanted: string) => users.filter(({ role: is }) => is === wanted).map(({ id }) => id)
  const [first = '', second = ''] = of('FOUNDER')
  const startups = [
    startup(writer, { founderId: first, status: 'ACTIVE' }),
    startup(writer, { founderId: first, status: 'DRAFT' }),
    startup(writer, { founderId: second }),
  ]
  const roles = startups.flatMap(({ startupId }, place) =>
    [place === 0, false].map((isOpen) =>
      role(writer, { startupId, isOpen: isOpen || chance(0.7) }),
    ),
  )
  // Of whatever seed, the first person's can be acted upon.
  for (const [person, applicantId] of of('TALENT').entries())
    for (const [place, one] of roles.entries()) {
      const status = person === 0 ? APPLICATION_STATUSES[place] : undefined
      application(writer, { applicantId, status, ...one })
    }
  for (const [person, requesterId] of of('INVESTOR').entries())
    for (const [place, one] of startups.entries())
      access(writer, {
        requesterId,
        ...one,
        status: person === 0 ? ACCESS_STATUSES[place] : undefined,
      })
  const everybody = users.map(({ id }) => id)
  const [one = '', other = ''] = everybody
  const conversations = [
    conversation(writer, { type: 'DIRECT', participants: [other, one] }),
    conversation(writer, { type: 'GROUP', participants: everybody }),
    ...startups.map(({ startupId, founderId }) =>
      conversation(writer, {
        type: 'STARTUP_CHANNEL',
        participants: [founderId, ...everybody.filter((id) => id !== founderId)],
        relatedStartupId: startupId,
      }),
    ),
  ]
  for (const { id } of users) {
    subscription(writer, id)
    notifications(writer, id)
    audits(writer, id)
  }
  return { items: writer.items, users, startups, roles, conversations }
}
export type DocumentedHub = ReturnType<typeof documentedHub>
