/**
 * Fixes a class whose objects scripts can hold: no script can change it for another one or for the page's own code (`instanceof` asks the class), and
 * nothing leads from its objects to it. Call once, where the class is made.
 */
export function sealClass(made: { readonly prototype: object }): void {
  Reflect.deleteProperty(made.prototype, 'constructor')
  Object.freeze(made.prototype)
  Object.freeze(made)
}
