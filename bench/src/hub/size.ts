export interface TableSize {
  readonly startups: number
  readonly rolesEach: number
  readonly applicationsEach: number
}

export interface HubSize {
  readonly large: TableSize
  /** With as many startups as a page has roles: a page is the same work in both. */
  readonly small: TableSize
  readonly rounds: number
  readonly sliceMs: number
  readonly changes: number
}

/** 10,000 roles and 100,000 applications, beside a hundredth of both. */
export const fullHub: HubSize = {
  large: { startups: 200, rolesEach: 50, applicationsEach: 10 },
  small: { startups: 20, rolesEach: 5, applicationsEach: 10 },
  rounds: 15,
  sliceMs: 300,
  changes: 21,
}

export const quickHub: HubSize = {
  large: { startups: 40, rolesEach: 50, applicationsEach: 2 },
  small: { startups: 20, rolesEach: 5, applicationsEach: 2 },
  rounds: 2,
  sliceMs: 20,
  changes: 2,
}

export const rolesIn = ({ startups, rolesEach }: TableSize): number => startups * rolesEach
