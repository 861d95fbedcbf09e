import type { User } from './user.entity.ts'

/** What anybody who may see a person sees: the type is the list of what may leave. */
export interface PublicUser {
  readonly id: string
  readonly nickname: string
  readonly fullName: string
  readonly bio: string | null
  readonly pronouns: string | null
  readonly tags: readonly string[]
}

/** What the person and admins see. */
export interface PrivateProfile {
  readonly id: string
  readonly nickname: string
  readonly email: string
  readonly fullName: string
  readonly birthDate: string | null
  readonly status: User['status']
  readonly country: string | null
  readonly language: string | null
  readonly gender: string | null
  readonly pronouns: string | null
  readonly bio: string | null
  readonly tags: readonly string[]
  readonly tier: User['tier']
  readonly roles: readonly string[]
  readonly createdAt: string
  readonly updatedAt: string
}

export const publicView = (user: User): PublicUser => ({
  id: user.id,
  nickname: user.nickname,
  fullName: user.fullName,
  bio: user.bio ?? null,
  pronouns: user.pronouns ?? null,
  tags: user.tags,
})

export const privateView = (user: User): PrivateProfile => ({
  id: user.id,
  nickname: user.nickname,
  email: user.email,
  fullName: user.fullName,
  birthDate: user.birthDate ?? null,
  status: user.status,
  country: user.country ?? null,
  language: user.language ?? null,
  gender: user.gender ?? null,
  pronouns: user.pronouns ?? null,
  bio: user.bio ?? null,
  tags: user.tags,
  tier: user.tier,
  roles: user.roles ?? [],
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
})
