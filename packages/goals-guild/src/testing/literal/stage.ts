/** Somebody asks for a mutation; what it answered is kept under a name. */
export interface Stage {
  /** `does('ana', 'createGoal(title: "Run")', 'goal')`: `ID.goal` in a later text is its id. */
  does(who: string, mutation: string, as?: string): Promise<string>
  person(name: string, profile?: object): Promise<void>
  admin(name: string): Promise<void>
  settle(): Promise<void>
}
