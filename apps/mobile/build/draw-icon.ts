import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '..');
const mark = path.join(folder, '../public/public/icons/maskable.svg');
const icon = path.join(folder, 'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon.png');
const side = 1024;

// Apple cuts the corners itself, and refuses a transparent icon.
await sharp(mark, { density: 1300 })
  .resize(side, side)
  .flatten()
  .png({ palette: true })
  .toFile(icon);
