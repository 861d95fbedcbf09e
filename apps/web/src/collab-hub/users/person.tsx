import type { Person } from '../../ui/avatar.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import type { HubPerson } from './users.operations.ts'

type Named = Pick<HubPerson, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>

export const nameOf = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** As the kit shows people. */
export const personOf = (user: Named): Person => ({
  id: user.id,
  nickname: '',
  fullName: nameOf(user),
  avatarUrl: user.avatarUrl,
})

/** The name of somebody who may be gone. */
export function useNameOf(): (user: Named | null | undefined) => string {
  const { gone } = useTermsWords()
  return (user) => (user ? nameOf(user) : gone)
}
