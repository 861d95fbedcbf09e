import { settle } from '@longtable/core'
import { asRead, change, laterThan } from '@longtable/entity'
import { type Deps, eraser, leaves, removes } from '@longtable/system'
import { Startup } from './startup.entity.ts'
import { membershipsOf, startupById, startupsByFounder } from './startup.patterns.ts'

/** What others wrote stays, and nobody goes on in the founder's name: it is suspended. */
const suspend = ({ store, stamp }: Deps, { startupId }: Startup): Promise<void> =>
  settle(`Startup ${startupId}`, async () => {
    const startup = await startupById({ store }, { startupId })
    if (!startup || startup.status === 'SUSPENDED') return
    await store.write([
      change(Startup, startup, {
        patch: { status: 'SUSPENDED', updatedAt: laterThan(startup.updatedAt, stamp().at) },
        when: asRead(Startup, startup, 'updatedAt', 'visibility'),
      }),
    ])
  })

export const eraseStartups = eraser('startups', [
  leaves(startupsByFounder, 'founderId', suspend),
  removes(membershipsOf, 'userId'),
])
