import { carriesIndex, type Feature } from '@longtable/system'
import { AssistHelper } from './assist.entity.ts'
import { adoptAssistance } from './adopt-assistance.ts'
import { assistanceEvents } from './assistance-events.processor.ts'
import { assistanceModule } from './assistance.graphql.ts'
import { closeWithGoal } from './close-with-goal.processor.ts'
import { eraseAssistance } from './erase-assistance.ts'
import { removeOrphans } from './remove-orphans.processor.ts'
import { verifyAssistance } from './verify-assistance.ts'

export const assistanceFeature: Feature = {
  ...assistanceModule,
  processors: [closeWithGoal, removeOrphans, ...assistanceEvents],
  erase: [eraseAssistance],
  verify: [verifyAssistance],
  carry: [carriesIndex(AssistHelper, 'GSI1', ['USER#{userId}', 'ENTITY#Helping#{joinedAt}'])],
  adopt: adoptAssistance,
}
