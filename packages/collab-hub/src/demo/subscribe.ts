import type { DemoStage, Story } from '@longtable/system'
import { takeEvent } from '../billing/take-event.ts'
import type { HubContext } from '../context.ts'
import type { Who } from './cast.ts'

const BEGAN_DAYS_AGO = 20
const PERIOD_DAYS = 30

/** Tomás has PRO, as if a payment had been told of. Robin has what everybody has, and may try to pay. */
export async function subscribe(stage: DemoStage, story: Story<Who>): Promise<void> {
  const userId = story.idOf('tomas')
  const context = stage.contextOf({ userId }) as HubContext
  const [priceId] = [...(context.payments?.tiers ?? [])].find(([, tier]) => tier === 'PRO') ?? []
  if (priceId === undefined) return
  const [periodStart, periodEnd] = [-BEGAN_DAYS_AGO, PERIOD_DAYS - BEGAN_DAYS_AGO].map((days) =>
    story.moment(days),
  ) as [string, string]
  const customerId = `cus_demo${userId.toLowerCase()}`
  const subscription = {
    id: `sub_demo_${userId.toLowerCase()}`,
    customerId,
    status: 'active',
    items: [{ priceId, price: await context.payments?.priceOf(priceId), periodStart, periodEnd }],
    cancelsAtPeriodEnd: false,
    createdAt: periodStart,
    userId,
  }
  await takeEvent(context, {
    id: `evt_demo_${userId.toLowerCase()}`,
    type: 'customer.subscription.updated',
    createdAt: periodStart,
    customerId,
    subscription,
    userId,
  })
}
