import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { refreshComment } from '../collaboration/refresh-comment.ts'
import { conversationKey, invitesOfReading, peopleReading } from '../collaboration/readings.ts'
import { GoalChanged } from './goals.operations.ts'
import { goalReading } from './readings.ts'

/** What others do to a goal comes to its place as it happens; only that is read anew. */
export function useGoalLive(goalId: string): void {
  const topic = { resourceType: 'goal', resourceId: goalId } as const
  const [goal, people, invites] = [
    goalReading(goalId).queryKey,
    peopleReading(goalId).queryKey,
    invitesOfReading(goalId).queryKey,
  ]
  useLive(
    GoalChanged,
    { goalId },
    {
      onListening: () => readOnceMore(goal, people, invites, conversationKey(topic)),
      onEvent: ({ goalChanged: { part, id, requestId } }) => {
        if (isOwnRequest(requestId)) return
        switch (part) {
          case 'comment':
          case 'reaction':
            return void refreshComment(topic, id)
          case 'collaborator':
            return readAgain(people, goal)
          case 'invite':
            return readAgain(invites)
          default:
            return readAgain(goal)
        }
      },
    },
  )
}
