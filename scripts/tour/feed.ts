import { type Person, registered, settled, text } from './person.ts'
import { otherWorker, sameWorker, type Stage, tour, type TourPlace } from './stage.ts'

const ROUNDS = 5
const READS = 10
const PAGE = 3

interface Cast {
  readonly ana: Person
  readonly ben: Person
  readonly cem: Person
}

interface Activity {
  readonly id: string
  readonly verb: string
  readonly text: string
}

const post = (author: Person, words: string, more = ''): Promise<Activity> =>
  author.does(`postActivity(text: ${text(words)}${more}) { id verb text }`)

const feedOf = async (reader: Person): Promise<readonly Activity[]> =>
  (await reader.asks('{ myFeed(first: 50) { items { id verb text author { nickname } } } }')).items

const sees = async (reader: Person, { id }: Activity) =>
  (await feedOf(reader)).some((one) => one.id === id)

const follow = (reader: Person, author: Person) =>
  reader.does(`followUser(followeeId: ${text(author.id)}) { createdAt }`)

async function seePosts({ ana, ben, cem }: Cast, { report: { chapter, see } }: Stage) {
  chapter('Ben follows Ana; Cem does not')
  const early = await post(ana, 'Before anybody follows me')
  await follow(ben, ana)
  const first = await post(ana, 'Heute 10 km 🏃🏽‍♀️ — اليوم, 今日')
  const feed = await feedOf(ben)
  see('Ben has all of it at once, newest first', feed[0]?.id === first.id, feed)
  see('also what came before', feed[1]?.id === early.id)
  see('Cem nothing', (await feedOf(cem)).length === 0)
  await ana.does(`deleteActivity(activityId: ${text(early.id)}) { activityId }`)
  see('what is deleted is gone from every feed', !(await sees(ben, early)))
}

async function seeTold({ ana, ben }: Cast, { report: { chapter, see } }: Stage) {
  chapter('What Ana reaches is told, unless it is private')
  const told = (verb: string) =>
    settled(
      () => feedOf(ben),
      (items) => items.some((one) => one.verb === verb),
    ).then((items) => items.find((one) => one.verb === verb))
  const secret = await ana.does('createGoal(title: "Quietly") { id }')
  const goal = await ana.does('createGoal(title: "Marathon", visibility: followers) { id }')
  for (const { id } of [secret, goal]) {
    const task = await ana.does(`createTask(goalId: ${text(id)}, title: "Of ${id}") { id }`)
    await ana.does(`createMilestone(goalId: ${text(id)}, name: "All", percentage: 100) { id }`)
    await ana.does(`completeTask(taskId: ${text(task.id)}) { done }`)
  }
  for (const verb of ['goal_update', 'task_done', 'milestone_achieved']) {
    const seen = await told(verb)
    see(verb, seen !== undefined, seen)
  }
  const words = (await feedOf(ben)).map((one) => one.text)
  const leaked = words.filter((word) => word === 'Quietly' || word.includes(secret.id))
  see('and nothing of the private goal', leaked.length === 0, leaked)
  await ana.does(`updateGoal(goalId: ${text(goal.id)}, visibility: private) { id }`)
  const left = (await feedOf(ben)).filter((one) => one.text === 'Marathon')
  see('a goal that becomes private takes it back at once', left.length === 0, left)
}

async function seeGroup({ ana, ben, cem }: Cast, { report: { chapter, see } }: Stage) {
  chapter('A post to a group is for its members')
  const { id } = await ana.does('createGroup(name: "Läufer", access: open) { id }')
  await cem.does(`joinGroup(groupId: ${text(id)}) { state }`)
  const said = await post(ana, 'Morgen um sieben?', `, groupId: ${text(id)}`)
  see('Cem, a member, has it', await sees(cem, said))
  see('Ben, who follows Ana, has not', !(await sees(ben, said)))
}

async function seePages({ ana, ben }: Cast, { report: { chapter, see } }: Stage) {
  chapter('Pages, while Ana goes on writing')
  for (let n = 0; n < 3 * PAGE; n++) await post(ana, `Day ${n}`)
  const whole = (await feedOf(ben)).map(({ id }) => id)
  const read: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const more: string = after === '' ? '' : `, after: ${text(after)}`
    const page = await ben.asks(`{ myFeed(first: ${PAGE}${more}) { items { id } after } }`)
    read.push(...page.items.map(({ id }: Activity) => id))
    after = page.after
    await post(ana, 'Written while Ben turns the page')
  }
  const isWhole = read.join() === whole.join() && read.length > 3 * PAGE
  see('repeat nothing and skip nothing', isWhole, `${read.length} activities`)
}

/** What one worker has written, the other one shows with its next page. */
async function seeWorkers({ ana, ben, cem }: Cast, { client: here, report }: Stage) {
  report.chapter('Exact at every moment, over two workers')
  const there = await otherWorker(here)
  const [writer, reader] = [cem.through(here), ben.through(there)]
  const wrong: string[] = []
  const expect = (what: string, holds: boolean) => holds || wrong.push(what)
  for (let round = 0; round < ROUNDS; round++) {
    const one = await post(writer, `Round ${round}`)
    await follow(ben.through(here), cem)
    expect('followed', await sees(reader, one))
    await writer.does(`deleteActivity(activityId: ${text(one.id)}) { activityId }`)
    expect('deleted', !(await sees(reader, one)))
    const two = await post(writer, `Round ${round} again`)
    expect('posted', await sees(reader, two))
    await ben.through(here).does(`unfollowUser(followeeId: ${text(cem.id)}) { isFollowing }`)
    expect('unfollowed', !(await sees(reader, two)))
  }
  report.see('the next page shows it, without waiting', wrong.length === 0, wrong)

  const changed = 'subscription { feedChanged { text } }'
  const heard = await reader.hears(await sameWorker(there), changed)
  await post(ana, 'Live 📡')
  const event = JSON.stringify(await heard.next())
  report.see('and tells of it live', event.includes('Live 📡'), event)
  heard.close()
  there.close()
}

/** With a promoted author what she posts is carried to her followers; nobody sees a difference. */
async function seePromotion({ ana, ben, cem }: Cast, stage: Stage): Promise<void> {
  const { command, report } = stage
  report.chapter('Ana is promoted: her posts are carried to those who follow her')
  await command('admin', 'grant', cem.email, '--system', 'goalsguild')
  const state = await cem.does(`promoteActor(actorId: ${text(ana.id)}) { isPromoted }`)
  report.see('by an admin', state.isPromoted, state)
  const carried = await post(ana, 'Carried 📮')
  report.see('Ben has it at once, as before', await sees(ben, carried))
  await follow(cem, ana)
  report.see('and so has who follows now', await sees(cem, carried))
}

async function seeRestart({ ben }: Cast, { killAndStart, report }: Stage): Promise<void> {
  report.chapter('Killed and started again')
  const before = (await feedOf(ben)).map(({ id }) => id).join()
  const client = await killAndStart()
  let right = 0
  for (let read = 0; read < READS; read++) {
    const after = (await feedOf(ben.through(client))).map(({ id }) => id).join()
    if (after === before) right += 1
    client.reconnect()
  }
  report.see('the first pages are the same', right === READS, `${right} of ${READS}`)
}

/** What people see of each other. */
export const tourFeed = (place: TourPlace) =>
  tour(place, async (stage) => {
    const { client } = stage
    const cast = {
      ana: await registered(client, 'ana'),
      ben: await registered(client, 'ben'),
      cem: await registered(client, 'cem'),
    }
    await seePosts(cast, stage)
    await seeTold(cast, stage)
    await seeGroup(cast, stage)
    await seePages(cast, stage)
    await seeWorkers(cast, stage)
    await seePromotion(cast, stage)
    await seeRestart(cast, stage)
  })
