import type { Client } from '@longtable/server/testing'
import type { Report } from '../server/report.ts'
import { newcomer, type Person, personAt, text } from './people.ts'

const CAST = {
  ana: { nickname: 'Ana_Lucia', fullName: 'Ana Lúcia Conceição' },
  ben: { nickname: 'ben-1', fullName: 'محمد عبد الله' },
  cem: { nickname: 'cem', fullName: '田中 健二' },
  dora: { nickname: 'dora', fullName: 'Δώρα 👩🏽‍🚀' },
}

export type Cast = Readonly<Record<keyof typeof CAST, Person>>

const registering = ({ nickname, fullName }: { nickname: string; fullName: string }) =>
  `mutation { registerUser(nickname: ${text(nickname)}, fullName: ${text(fullName)},
    birthDate: "1990-05-17", gender: "private", bio: "Olá 👋", tags: ["Läufer"]) {
      id nickname fullName email status
    } }`

interface Registered {
  readonly id: string
  readonly nickname: string
  readonly fullName: string
  readonly email: string
}

async function seeRegistration(client: Client, { see }: Report): Promise<Cast> {
  const people: Partial<Record<keyof typeof CAST, Person>> = {}
  for (const [name, wanted] of Object.entries(CAST)) {
    const person = await newcomer(client, `${name}@example.com`)
    const mine = await person.ask<Registered>(registering(wanted))
    see(
      `${name} signs up, verifies, signs in and registers`,
      mine.id === person.id && mine.fullName === wanted.fullName && mine.email === person.email,
      mine,
    )
    people[name as keyof typeof CAST] = person
  }
  return people as Cast
}

/** With a fifth person, who comes too late for every name. */
async function seeNicknames(client: Client, { ana }: Cast, { see }: Report): Promise<void> {
  const late = await newcomer(client, 'late@example.com')
  const taken = await late.refusal(registering({ nickname: 'aNA_lUCIA', fullName: 'Late' }))
  see('a nickname is taken whatever its case', taken?.reason === 'users.nickname-taken', taken)
  const available = (person: Person, nickname: string) =>
    person.ask<boolean>(`{ isNicknameAvailable(nickname: ${text(nickname)}) }`)
  see('availability says so before', !(await available(late, 'CEM')), 'CEM: false')
  see('and what is free', await available(late, 'emil'), 'emil: true')
  const renamed = await ana.ask<Registered>(
    'mutation { updateProfile(nickname: "Ana-Nova") { id nickname fullName } }',
  )
  see(
    'a new nickname swaps the locks: the old one is free, the new one is not',
    renamed.nickname === 'Ana-Nova' &&
      (await available(late, 'ana_lucia')) &&
      !(await available(late, 'ana-nova')),
    renamed,
  )
}

async function seeProfiles({ ana, ben }: Cast, { see }: Report): Promise<void> {
  const own = await ana.ask<Registered>(`{ profile(id: ${text(ana.id)}) { id email birthDate } }`)
  see('my profile by id', own.email === ana.email, own)
  const byEmail = `{ profileByEmail(email: ${text(ana.email)}) { id nickname } }`
  see('by e-mail', (await ana.ask<Registered>(byEmail)).id === ana.id)
  const stranger = await ben.refusal(byEmail)
  see('to others that address is unknown', stranger?.code === 'NOT_FOUND', stranger?.message)
  const nobody = await ben.refusal('{ profileByEmail(email: "nobody@example.com") { id } }')
  see('in the words for one that nobody has', nobody?.message === stranger?.message)
  const seen = await ben.ask<Registered>(`{ userByNickname(nickname: "ANA-NOVA") {
    id nickname fullName bio tags pronouns followerCount followingCount level
  } }`)
  see('by nickname in public view', seen.id === ana.id, seen)
  const foreign = await ben.refusal(`{ profile(id: ${text(ana.id)}) { email birthDate } }`)
  see('its private side is refused', foreign?.code === 'FORBIDDEN', foreign?.message)
  for (const field of ['email', 'birthDate', 'gender', 'status']) {
    const refused = await ben.refusal(`{ user(id: ${text(ana.id)}) { ${field} } }`)
    see(`a public view has no ${field}`, refused !== undefined, refused?.message)
  }
}

async function seeExport({ ana }: Cast, { see }: Report): Promise<void> {
  const page = await ana.ask<{ items: string[] }>('{ exportMyData(first: 50) { items after } }')
  const types = page.items.map((item) => (JSON.parse(item) as { type: string }).type)
  see(
    'the export holds all that I own as JSON',
    ['User', 'Counter', 'AuditLog'].every((type) => types.includes(type)),
    [...new Set(types)],
  )
}

/** Four people, registered, none of whom knows another. */
export async function tourUsers(client: Client, report: Report): Promise<Cast> {
  report.line('Build 1: users')
  const people = await seeRegistration(client, report)
  const nobody = await personAt(client, { id: '', email: '' }).refusal('{ me { id } }')
  report.see('without a token nothing is shown', nobody?.code === 'UNAUTHENTICATED', nobody)
  await seeNicknames(client, people, report)
  await seeProfiles(people, report)
  await seeExport(people, report)
  return people
}
