import { put } from '@longtable/entity'
import * as z from 'zod'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { STARTUP_RATE } from '../rates.ts'
import { shardFor } from '../shards/shards.ts'
import { startupAnswer } from './change-startup.ts'
import { countedStartup } from './startup-count.ts'
import { newStartupFields } from './startup-fields.ts'
import { Startup } from './startup.entity.ts'

/** A draft, which only its founder and admins see. */
export const createStartup = mutation({
  name: 'createStartup',
  input: z.object(newStartupFields),
  may: onlyAs('FOUNDER'),
  rate: STARTUP_RATE,
  plan: async ({ context, actor, input }) => {
    const { userId: founderId } = actor
    const { id: startupId, at } = context.stamp()
    const startup: Startup = {
      ...input,
      startupId,
      founderId,
      status: 'DRAFT',
      roleCount: 0,
      ...(await shardFor(context, 'STARTUP', startupId)),
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [put(Startup, startup), await countedStartup(context, actor)],
      result: { startupId },
      audit: { action: 'STARTUP_CREATED', resourceType: 'Startup', resourceId: startupId },
    }
  },
  answer: startupAnswer,
})
