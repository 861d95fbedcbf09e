import { type Client, mailsTo } from '@longtable/server/testing'
import { newcomer, type Person, settled, text } from '../goals/people.ts'
import type { Report } from '../server/report.ts'
import type { Stage } from '../server/stage.ts'

/** Ana owns things, Ben works along, Vera looks on, Cem is a stranger; Dora comes later. */
export interface Cast {
  readonly ana: Person
  readonly ben: Person
  readonly vera: Person
  readonly cem: Person
}

/** What every chapter has at hand. */
export interface Scene {
  readonly stage: Stage
  readonly client: Client
  readonly cast: Cast
  readonly report: Report
}

export interface Page<T> {
  readonly items: readonly T[]
  readonly after: string | null
}

export async function newMember(client: Client, nickname: string): Promise<Person> {
  const person = await newcomer(client, `${nickname}@example.com`)
  await person.ask(
    `mutation { registerUser(nickname: ${text(nickname)}, fullName: ${text(`${nickname} 👩🏽‍🚀`)}) { id } }`,
  )
  return person
}

export async function openCast(client: Client, { line, see }: Report): Promise<Cast> {
  line('Four people who do not know one another')
  const cast = {
    ana: await newMember(client, 'ana'),
    ben: await newMember(client, 'ben'),
    vera: await newMember(client, 'vera'),
    cem: await newMember(client, 'cem'),
  }
  see('ana, ben, vera and cem have signed up and registered', true)
  return cast
}

/** Mails to somebody whose text has these words, once there are as many as expected. */
export const mailsSaying = (
  client: Client,
  { email, words, expected }: { email: string; words: string; expected: number },
): Promise<readonly string[]> =>
  settled(
    async () => {
      const mails = []
      for (const link of await mailsTo(client, email)) {
        const { text: page } = await client.send(link)
        const said = /<pre>(.*)<\/pre>/s.exec(page)?.[1] ?? page
        if (said.includes(words)) mails.push(said.replaceAll('&#62;', '>'))
      }
      return mails
    },
    (mails) => mails.length >= expected,
  )

/** A call of a mutation that gives an id. */
export const made = async (person: Person, call: string): Promise<string> =>
  (await person.ask<{ id: string }>(`mutation { ${call} { id } }`)).id

export const seeRefusal = async (
  { see }: Report,
  what: string,
  { who, document, code }: { who: Person; document: string; code: string },
): Promise<void> => {
  const refusal = await who.refusal(document)
  see(what, refusal?.code === code, refusal ?? 'it was allowed')
}
