import { type Person, settled, text } from '../goals/people.ts'
import type { Page } from '../collaboration/cast.ts'

export interface Activity {
  readonly id: string
  readonly actorId: string
  readonly author: { readonly nickname: string } | null
  readonly groupName: string | null
  readonly verb: string
  readonly detail: string | null
  readonly objectType: string
  readonly text: string
  readonly media: { readonly url: string; readonly width: number } | null
  readonly visibility: string
  readonly createdAt: string
}

export const ACTIVITY = `id actorId author { nickname } groupName verb detail objectType text
  media { url width } visibility createdAt`

export const posting = (says: string, more = ''): string =>
  `mutation { postActivity(text: ${text(says)}${more}) { ${ACTIVITY} } }`

export const post = (author: Person, says: string, more = ''): Promise<Activity> =>
  author.ask<Activity>(posting(says, more))

export const deleting = (activityId: string, more = ''): string =>
  `mutation { deleteActivity(activityId: ${text(activityId)}${more}) { activityId } }`

export const pageOfFeed = (reader: Person, more = 'first: 50'): Promise<Page<Activity>> =>
  reader.ask<Page<Activity>>(`{ myFeed(${more}) { items { ${ACTIVITY} } after } }`)

export const feedOf = async (reader: Person): Promise<readonly Activity[]> =>
  (await pageOfFeed(reader)).items

export const seesIn = async (reader: Person, { id }: { readonly id: string }): Promise<boolean> =>
  (await feedOf(reader)).some((one) => one.id === id)

/** What processors write comes a moment later. */
export const toldTo = async (
  reader: Person,
  isOne: (activity: Activity) => boolean,
): Promise<Activity | undefined> =>
  (
    await settled(
      () => feedOf(reader),
      (items) => items.some(isOne),
    )
  ).find(isOne)

export const follow = (me: Person, whom: Person): Promise<unknown> =>
  me.ask(`mutation { followUser(followeeId: ${text(whom.id)}) { createdAt } }`)

export const reading = ({ actorId, id }: Activity): string =>
  `{ activity(actorId: ${text(actorId)}, activityId: ${text(id)}) { ${ACTIVITY} } }`
