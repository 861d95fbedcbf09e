import type { Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import type { Eraser } from '../users/erase-account.ts'
import type { Verifier } from '../verify.ts'
import { assistanceEvents } from './assistance-events.processor.ts'
import { closeWithGoal } from './close-with-goal.processor.ts'
import { eraseAssistance } from './erase-assistance.ts'
import { removeOrphans } from './remove-orphans.processor.ts'
import { verifyAssistance } from './verify-assistance.ts'

export const assistanceProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  closeWithGoal,
  removeOrphans,
  ...assistanceEvents(events),
]

export const assistanceErasers: readonly Eraser[] = [eraseAssistance]
export const assistanceVerifiers: readonly (() => Verifier)[] = [verifyAssistance]
