import type { AnyEntity, Of } from '@longtable/entity'
import { Application } from '../applications/application.entity.ts'
import { isLiveStatus } from '../billing/entitlement.ts'
import { Subscription } from '../billing/subscription.entity.ts'
import { Startup } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import type { Counted, FigureKind } from './stats.entity.ts'

/** What the admins are shown of a kind of thing. */
export interface Figure {
  readonly entity: AnyEntity
  readonly kind: FigureKind
  /** The field by which one is found. */
  readonly idField: string
  /** By what they are told apart; undefined for what is not counted. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly groupOf: (value: any) => string | undefined
  /** As how many one counts; one where it is not said. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly amountOf?: (value: any) => number
}

const figure = <E extends AnyEntity>(
  entity: E,
  [kind, idField]: readonly [FigureKind, keyof Of<E> & string],
  groupOf: (value: Of<E>) => string | undefined,
): Figure => ({ entity, kind, idField, groupOf })

export const FIGURES: readonly Figure[] = [
  figure(User, ['users', 'userId'], ({ role, deletedAt }) =>
    deletedAt === undefined ? role : undefined,
  ),
  figure(Startup, ['startups', 'startupId'], ({ status }) => status),
  figure(Application, ['applications', 'applicationId'], ({ status }) => status),
  figure(Subscription, ['subscriptions', 'userId'], ({ tier, status }) =>
    isLiveStatus(status) ? tier : undefined,
  ),
  {
    ...figure(Subscription, ['revenue', 'userId'], revenueIn),
    amountOf: ({ monthlyAmount = 0 }: Subscription) => monthlyAmount,
  },
]

/** What is paid in a month, by currency: a trial pays nothing yet, a late payment is still owed. */
function revenueIn({ status, price, monthlyAmount = 0 }: Subscription): string | undefined {
  const isOwed = status === 'ACTIVE' || status === 'PAST_DUE'
  return isOwed && price && monthlyAmount > 0 ? price.currency.toUpperCase() : undefined
}

type Values = Readonly<Record<string, string>>

/** As what an item counts; undefined where it does not. */
export function countedAs(
  { entity, kind, idField, groupOf, amountOf }: Figure,
  value: object | undefined,
): Counted | undefined {
  const group = value && groupOf(value)
  if (group === undefined) return undefined
  const { [idField]: id = '', createdAt = '', startupId = '', roleId = '' } = value as Values
  const day = new Date(createdAt).toISOString().slice(0, 10)
  return {
    kind,
    id,
    group,
    day,
    ...(amountOf && { amount: amountOf(value) }),
    ...(entity === Application && { startupId, roleId }),
  }
}

/** Among all, and among those who came on the same day. */
export const namesOf = ({ kind, group, day }: Counted): readonly string[] => [
  `${kind}.${group}`,
  `${day}.${kind}.${group}`,
]

/** `2026-01-31.users.TALENT` in its parts. */
export function partsOf(name: string) {
  const [, day = null, kind = '', group = ''] = /^(?:([\d-]+)\.)?(\w+)\.(\w+)$/.exec(name) ?? []
  return { day, kind, group }
}
