import { isDeepStrictEqual } from 'node:util'
import { type Person, settled, text } from '../goals/people.ts'
import { made, type Page, type Scene, seeRefusal } from './cast.ts'

interface Thread {
  readonly id: string
  readonly status: string
  readonly role: string
}

interface Words {
  readonly text: string
}

const THREAD = 'id title status role'

async function seeAssistance({ cast, report }: Scene): Promise<void> {
  const { ana, cem, vera } = cast
  const { see } = report
  const goal = await made(ana, 'createGoal(title: "Speak Greek", visibility: public)')
  const thread = await made(
    ana,
    `askForHelp(goalId: ${text(goal)}, title: "Accents", text: "Ποῦ μπαίνει ὁ τόνος;")`,
  )
  const at = `threadId: ${text(thread)}`
  const call = (who: Person, verb: string, more = '') =>
    who.ask<Thread>(`mutation { ${verb}(${at}${more}) { ${THREAD} } }`)
  const open = await cem.ask<Page<Thread>>(
    `{ assistThreads(goalId: ${text(goal)}, status: open) { items { ${THREAD} } } }`,
  )
  see('who sees the goal sees that help is asked for', open.items[0]?.role === 'reader', open.items)
  const writing = `mutation { sendAssistMessage(${at}, text: "Second last syllable") { id } }`
  await seeRefusal(report, 'only helpers write', { who: cem, document: writing, code: 'FORBIDDEN' })
  const helping = await call(cem, 'joinAssistThread')
  see('who offers help is a helper', helping.role === 'helper', helping)
  await cem.ask(writing)
  await ana.ask(`mutation { sendAssistMessage(${at}, text: "Thank you 🙏🏽") { id } }`)
  const said = await cem.ask<Page<Words>>(`{ assistMessages(${at}) { items { text } } }`)
  const words = said.items.map((message) => message.text)
  see(
    'owner and helper write; newest first',
    isDeepStrictEqual(words, ['Thank you 🙏🏽', 'Second last syllable']),
    words,
  )
  await seeRefusal(report, 'others do not read along', {
    who: vera,
    document: `{ assistMessages(${at}) { items { text } } }`,
    code: 'FORBIDDEN',
  })
  const mine = await settled(
    () => cem.ask<Page<Thread>>(`{ helpingThreads { items { ${THREAD} } } }`),
    ({ items }) => items.length === 1,
  )
  see('those I help in', mine.items[0]?.id === thread, mine.items)
  const closed = await call(ana, 'closeAssistThread')
  const own = await ana.ask<Page<Thread>>(
    `{ myAssistThreads(status: closed) { items { ${THREAD} } } }`,
  )
  see('closed, and among mine', closed.status === 'closed' && own.items.length === 1, own.items)
  await seeRefusal(report, 'nobody writes any more', {
    who: cem,
    document: writing,
    code: 'CONFLICT',
  })
}

interface Offer {
  readonly id: string
  readonly title: string
  readonly status: string
}

async function seeOffers({ cast, stage, report }: Scene): Promise<void> {
  const { ana, ben, cem } = cast
  const { see } = report
  const offering = 'createOffer(companyId: "acme", title: "Shoes 👟", tags: ["shoes"])'
  const document = `mutation { ${offering} { id } }`
  await seeRefusal(report, 'who is no partner publishes nothing', {
    who: ben,
    document,
    code: 'FORBIDDEN',
  })
  await stage.command('admin', 'grant', ana.email, '--system', 'goalsguild')
  await ana.ask(`mutation { setUserRoles(userId: ${text(ben.id)}, roles: [partner]) { roles } }`)
  const id = await made(ben, offering)
  const list = async (query: string) =>
    (await cem.ask<Page<Offer>>(`{ ${query} { items { id title status } } }`)).items
  const ofCompany = await settled(
    () => list('offersOfCompany(companyId: "acme")'),
    ({ length }) => length === 1,
  )
  see('an admin makes a partner, who does; by company', ofCompany[0]?.id === id, ofCompany)
  const tagged = () => list('offersByTag(tag: "Shoes")')
  see('by tag', (await tagged())[0]?.id === id)
  await ben.ask(`mutation { closeOffer(offerId: ${text(id)}) { status } }`)
  const gone = await settled(tagged, ({ length }) => length === 0)
  const closed = await list('offersOfCompany(companyId: "acme", status: closed)')
  see('closed: no longer by tag', gone.length === 0 && closed.length === 1, closed)
  const { status } = await ben.ask<Offer>(
    `mutation { reopenOffer(offerId: ${text(id)}) { status } }`,
  )
  see('and open again', status === 'open', status)
}

export async function tourExchange(scene: Scene): Promise<void> {
  scene.report.line('Build 6: assistance threads')
  await seeAssistance(scene)
  scene.report.line('Build 6: offers')
  await seeOffers(scene)
}
