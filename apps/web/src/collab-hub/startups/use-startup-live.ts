import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { StartupChanged, type StartupChangedData } from './editor/editor.operations.ts'
import { MINE, startupKey } from './readings.ts'

type Part = StartupChangedData['startupChanged']['part']

/** Which lists show a part; their keys begin with the startup's. */
const SHOWN_IN: Readonly<Record<Part, readonly string[]>> = {
  startup: ['self'],
  role: ['roles', 'role'],
  application: ['applications', 'application', 'history'],
  member: ['team'],
  access: ['access'],
  emailGrant: ['email-grants', 'access'],
  deck: ['deck'],
  deckView: ['deck-views'],
  figures: ['figures'],
}

/** What a founder does on another device, and what others do, comes to its place as it happens. */
export function useStartupLive(startupId: string | undefined): void {
  useLive(StartupChanged, startupId === undefined ? undefined : { startupId }, {
    onListening: () => startupId !== undefined && readOnceMore(startupKey(startupId)),
    onEvent: ({ startupChanged: { part, requestId } }) => {
      if (startupId === undefined || isOwnRequest(requestId)) return
      readAgain(...SHOWN_IN[part].map((name) => [...startupKey(startupId), name]))
      if (part === 'startup') readAgain(MINE)
    },
  })
}
