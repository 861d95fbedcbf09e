import { type Answer, dataOf, leftError } from './errors.ts'
import type { Operation } from './operation.ts'
import { throwInOwnWords } from './own-words.ts'
import { renew, stay, token } from './session.ts'

async function post<Data>(
  endpoint: string,
  { body, bearer, signal }: { body: string; bearer: string | undefined; signal?: AbortSignal },
): Promise<Answer<Data>> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    body,
    ...(signal && { signal }),
  })
  return (await response.json()) as Answer<Data>
}

async function ofStay(asked: number, bearer: Promise<string | undefined>) {
  const given = await bearer
  if (asked !== stay()) throw leftError()
  return given
}

async function answered<Data, Variables>(
  { endpoint, text }: Operation<Data, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
): Promise<Data> {
  const body = JSON.stringify({ query: text, variables })
  const given = signal && { signal }
  const asked = stay()
  const answer = await post<Data>(endpoint, {
    body,
    bearer: await ofStay(asked, token()),
    ...given,
  })
  if (answer.errors?.[0]?.extensions?.code !== 'UNAUTHENTICATED') return dataOf(answer)
  const bearer = await ofStay(asked, renew())
  return dataOf(
    bearer === undefined ? answer : await post<Data>(endpoint, { body, bearer, ...given }),
  )
}

/** One operation. A token that has ended is renewed once; any error in the answer is thrown. */
export const request = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> => answered(operation, variables, signal).catch(throwInOwnWords)
