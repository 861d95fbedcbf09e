import type { Guest } from './guests.ts'

const GUILD = '/goalsguild/graphql'
const HUB = '/collabhub/graphql'
const FAMILY = '/holdthatthought/graphql'
const DAY_MS = 86_400_000
const DAYS = 20_000

interface Operation {
  readonly endpoint: string
  readonly query: string
  readonly variables?: (guest: Guest, n: number) => object
}

const QUERIES: readonly Operation[] = [
  {
    endpoint: GUILD,
    query: `query { me { id nickname } goals(first: 20) { items { id title progress } } }`,
  },
  {
    endpoint: HUB,
    query: `query { myStartups(first: 20) { items { id name status } } openRoles(first: 20) { items { id title } } }`,
  },
  { endpoint: FAMILY, query: `query { letters(first: 20) { items { id title date } } }` },
  {
    endpoint: GUILD,
    query: `query { notifications(first: 20) { items { id kind } } tasksDue(first: 20) { items { id title } } }`,
  },
]

const MUTATIONS: readonly Operation[] = [
  {
    endpoint: GUILD,
    query: `mutation ($goalId: ID!, $title: String!, $requestId: String) {
      createTask(goalId: $goalId, title: $title, requestId: $requestId) { id }
    }`,
    variables: ({ goalId }, n) => ({ goalId, title: `Task ${n}` }),
  },
  {
    endpoint: HUB,
    query: `mutation ($startupId: ID!, $roleId: ID!, $title: String!, $requestId: String) {
      updateRole(startupId: $startupId, roleId: $roleId, title: $title, requestId: $requestId) { id }
    }`,
    variables: ({ startupId, roleId }, n) => ({ startupId, roleId, title: `Role ${n}` }),
  },
  {
    endpoint: FAMILY,
    query: `mutation ($title: String!, $date: String!, $requestId: String) {
      createLetter(title: $title, date: $date, content: "All is well.", requestId: $requestId) { id }
    }`,
    variables: (_guest, n) => ({
      title: `Letter ${n}`,
      date: new Date(-DAY_MS * (n % DAYS)).toISOString().slice(0, 10),
    }),
  },
]

/** One in five. */
const operationAt = (n: number): Operation =>
  n % 5 === 4
    ? (MUTATIONS[Math.floor(n / 5) % MUTATIONS.length] as Operation)
    : (QUERIES[(n % 5) % QUERIES.length] as Operation)

/** The whole request as it goes over the wire; each number is another one. */
export function requestText(guests: readonly Guest[], n: number): string {
  const { endpoint, query, variables } = operationAt(n)
  const guest = guests[n % guests.length] as Guest
  const requestId = `overload-${process.pid}-${n}`
  const body = JSON.stringify({
    query,
    ...(variables && { variables: { ...variables(guest, n), requestId } }),
  })
  return `POST ${endpoint} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: Bearer ${guest.token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}
