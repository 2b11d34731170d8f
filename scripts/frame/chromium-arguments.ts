/** How a Chromium without a screen and without a network of its own draws WebGL. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Debian's Chromium paints pages with WebGL too, which without a graphics card takes three times as long.
  '--disable-gpu-rasterization',
]
