import { deleteTask } from '../goals/delete-task.ts'
import type { Lane, Racer } from '../testing/races.ts'
import { cancelQuest } from './cancel-quest.ts'
import { createQuest } from './create-quest.ts'
import { evaluate } from './evaluate.ts'

const owner = ({ given, as }: Lane) => as({ userId: given.userId })

/** As processors in several processes would, after a lease was taken over. */
export const lookAtQuest: Racer = async (lane) => {
  const { store, now } = owner(lane)
  const { userId, questId: id } = lane.given
  await evaluate({ store, now }, { userId, id }, now())
}

export const cancel: Racer = (lane) => cancelQuest(owner(lane), { questId: lane.given.questId })

/** What it links to is being deleted. */
export const linkTask: Racer = (lane) =>
  createQuest(
    owner(lane),
    createQuest.input.parse({
      title: 'Quest',
      difficulty: 'easy',
      kind: 'linked',
      linkedTaskIds: [lane.given.taskId],
    }),
  )

export const removeTask: Racer = (lane) => deleteTask(owner(lane), { taskId: lane.given.taskId })
