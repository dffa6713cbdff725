import { useId } from 'react';
import './slider.css';

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
};

/** Picks a value within a range. Screen readers announce it formatted. */
export function Slider({ label, value, lowest, highest, step, format, onChange }: SliderProps) {
  const id = useId();
  const sharePct = highest > lowest ? ((value - lowest) / (highest - lowest)) * 100 : 100;
  return (
    <div className="slider">
      <label className="hidden-visually" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={lowest}
        max={highest}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        disabled={highest <= lowest}
        // The filled part of the track ends at the thumb.
        style={{ '--share': `${sharePct}%` } as React.CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className="slider-ends figures" aria-hidden="true">
        <span>{format(lowest)}</span>
        <span>{format(highest)}</span>
      </div>
    </div>
  );
}
