import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'

/** Who has looked at Robin's startup, on which days before today. */
const LOOKS: Readonly<Partial<Record<Who, readonly number[]>>> = {
  mei: [37, 36, 12, 9],
  tomas: [10, 8, 4, 2, 1],
  vera: [6, 3, 1],
}

export async function lookAround(story: Story<Who>, startupId: string): Promise<void> {
  for (const [who, days] of Object.entries(LOOKS) as [Who, readonly number[]][]) {
    const thread = story.thread(`look-${who}`)
    for (const daysAgo of days) {
      thread.on(daysAgo, '20:05')
      await thread.does(who, 'visitStartup', { startupId })
    }
  }
}
