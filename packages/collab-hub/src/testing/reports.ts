import type { HubContext } from '../context.ts'
import { reportThing } from '../moderation/report-thing.ts'
import type { HubWorld } from './hub-world.ts'

interface Reported {
  readonly targetType: 'USER' | 'STARTUP' | 'STARTUP_ROLE' | 'CONVERSATION' | 'MESSAGE'
  readonly targetId: string
  readonly parentId?: string
}

export async function report(
  world: HubWorld,
  reporter: HubContext,
  reported: Reported,
): Promise<string> {
  const reason = 'They tell lies about their engines.'
  const input = reportThing.input.parse({ ...reported, reason })
  return (await reportThing(world.again(reporter), input)).reportId
}
