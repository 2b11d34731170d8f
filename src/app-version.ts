/** Version of the product (spec 9, 'Version string'). */
export const appVersion = '3.6.0'
