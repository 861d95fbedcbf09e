import type { ActivityFields } from './feed.operations.ts'

export type Activities = readonly [ActivityFields, ...ActivityFields[]]

/** Steps of one person on one goal that follow each other belong together. */
export function grouped(items: readonly ActivityFields[]): Activities[] {
  const groups: [ActivityFields, ...ActivityFields[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    const isSame =
      last?.[0].verb === 'task_done' &&
      item.verb === 'task_done' &&
      last[0].actorId === item.actorId &&
      last[0].goalId === item.goalId
    if (isSame) last.push(item)
    else groups.push([item])
  }
  return groups
}
