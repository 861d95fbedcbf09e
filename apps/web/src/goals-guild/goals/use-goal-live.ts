import { isOwnRequest } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { refreshComment } from '../collaboration/refresh-comment.ts'
import { invitesOfReading, peopleReading } from '../collaboration/readings.ts'
import { GoalChanged } from './goals.operations.ts'
import { goalReading } from './readings.ts'

/** What others do to a goal comes to its place as it happens; only that is read anew. */
export function useGoalLive(goalId: string): void {
  useLive(GoalChanged, { goalId }, ({ goalChanged: { part, id, requestId } }) => {
    if (isOwnRequest(requestId)) return
    switch (part) {
      case 'comment':
      case 'reaction':
        return void refreshComment({ resourceType: 'goal', resourceId: goalId }, id)
      case 'collaborator':
        return readAgain(peopleReading(goalId).queryKey, goalReading(goalId).queryKey)
      case 'invite':
        return readAgain(invitesOfReading(goalId).queryKey)
      default:
        return readAgain(goalReading(goalId).queryKey)
    }
  })
}
