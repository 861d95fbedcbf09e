import { createContext, type ReactNode, useContext } from 'react'

/** What a product shows of itself where people come in. */
export interface Face {
  readonly name: string
  readonly lead: string
  readonly logo: ReactNode
  readonly picture: ReactNode
}

const Context = createContext<Face | undefined>(undefined)

export const FaceProvider = Context.Provider

export function useFace(): Face {
  const face = useContext(Context)
  if (!face) throw new Error('A page of accounts is shown without a product around it.')
  return face
}
