// The clients of an overload, in a process of their own: `overload.ts` starts it and tells it what to do.
import type { Guest } from './guests.ts'
import { createClients, type Plan } from './load.ts'

interface Told {
  readonly begin?: { readonly port: number; readonly guests: readonly Guest[] }
  readonly plan?: Plan
}

let clients: ReturnType<typeof createClients> | undefined

process.on('message', ({ begin, plan }: Told) => {
  if (begin) clients = createClients(begin.port, begin.guests)
  if (plan && clients) void clients(plan).then((load) => process.send?.(load))
})
