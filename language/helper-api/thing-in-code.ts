import { quote } from '../blocks/expression.ts'

/** How a program calls the thing of that name. */
export const thingInCode = (name: string): string => `scene.get(${quote(name)})`
