import { EmailLock, User } from '@longtable/collab-hub'
import { toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'

export const aylin = '21d0a3c4-86b7-4e59-a0f1-b2c3d4e5f601'
export const tariq = '32e1b4d5-97c8-4f6a-b102-c3d4e5f6a712'
export const beatrix = '43f2c5e6-a8d9-407b-8213-d4e5f6a7b823'

const people = [
  {
    userId: aylin,
    email: 'aylin@example.org',
    role: 'FOUNDER' as const,
    firstName: 'Aylin',
    lastName: 'Şahin',
  },
  {
    userId: tariq,
    email: 'tariq@example.org',
    role: 'TALENT' as const,
    firstName: 'طارق',
    lastName: 'Nasser',
    skills: ['TypeScript', 'Données'],
  },
  {
    userId: beatrix,
    email: 'beatrix@example.org',
    role: 'INVESTOR' as const,
    firstName: 'Beatrix',
    lastName: "O'Neill",
  },
]

export const peopleSample: readonly Item[] = people.flatMap((person, place) => {
  const createdAt = `2026-01-0${place + 2}T09:00:00.000Z`
  const paid = person.userId === aylin
  return [
    toItem(User, {
      ...person,
      status: 'ACTIVE',
      subscriptionStatus: paid ? 'ACTIVE' : 'NONE',
      subscriptionTier: paid ? 'PRO' : 'FREE',
      ...(paid && { stripeCustomerId: 'cus_Sample0001' }),
      createdAt,
      updatedAt: createdAt,
    }),
    toItem(EmailLock, { address: person.email, userId: person.userId, createdAt }),
  ]
})
